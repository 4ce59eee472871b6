/** Reads the JavaScript heap of the store's isolate, in MB, by the inspector that workerd opens. */
export async function openHeap(port) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/core:user:seiva`)
  const waiting = new Map()
  let id = 0
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    waiting.get(message.id)?.(message.result)
    waiting.delete(message.id)
  }
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`No inspector on port ${port}`))
  })
  return {
    async read() {
      id += 1
      const answer = new Promise(resolve => waiting.set(id, resolve))
      socket.send(JSON.stringify({ id, method: 'Runtime.getHeapUsage' }))
      const { usedSize, backingStorageSize = 0 } = await answer
      return (usedSize + backingStorageSize) / 1024 / 1024
    },
    close: () => socket.close()
  }
}
