/** Puts streamed HTML into document order, for clients that run no scripts. The format is that of react-dom/server 19. */
export function inOrderStream(): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  const document = createReorderer()
  return new TransformStream({
    transform(chunk, controller) {
      const text = document.push(decoder.decode(chunk, { stream: true }))
      if (text) controller.enqueue(encoder.encode(text))
    },
    flush(controller) {
      const text = document.end()
      if (text) controller.enqueue(encoder.encode(text))
    }
  })
}

export function createReorderer() {
  const segments = new Map<string, string>()
  let input = ''
  let held = ''

  /** Takes the next complete text, segment or script and returns its length; 0 while it is incomplete. */
  function take(): number {
    const segment = SEGMENT_START.exec(input)
    const script = SCRIPT_START.exec(input)
    const start = Math.min(segment?.index ?? input.length, script?.index ?? input.length)
    if (start > 0) return takeText(textEnd(input, start))
    return segment?.index === 0 ? takeSegment(segment) : takeScript(input.indexOf('</script>'))
  }

  function takeText(end: number): number {
    held += input.slice(0, end)
    return end
  }

  function takeSegment([opening, id = '']: RegExpExecArray): number {
    const end = elementEnd(input, opening.length)
    if (end < 0) return 0
    segments.set(id, input.slice(opening.length, end))
    return end + '</div>'.length
  }

  function takeScript(end: number): number {
    if (end < 0) return 0
    const html = input.slice(0, end + '</script>'.length)
    if (!moveSegments(html)) held += html
    return html.length
  }

  function moveSegments(script: string): boolean {
    let isMove = false
    for (const [, call, first = '', second = ''] of script.matchAll(MOVE)) {
      const [target, source] = call === 'RS' ? [second, first] : [first, second]
      const segment = segments.get(source)
      if (segment === undefined) continue
      segments.delete(source)
      put(call === 'RS' ? fillPlaceholder : completeBoundary, target, segment)
      isMove = true
    }
    // A failed section keeps its fallback; the browser renders it again.
    const failed = /\$RX\("(B:[\w-]+)"/.exec(script)?.[1]
    if (failed) held = held.replace(`<!--$?--><template id="${failed}">`, `<!--$!--><template id="${failed}">`)
    return isMove || failed !== undefined
  }

  /** The target is in the held text, or in a section that is itself pending. */
  function put(into: (text: string, target: string, segment: string) => string, target: string, segment: string): void {
    held = into(held, target, segment)
    for (const [id, text] of segments) segments.set(id, into(text, target, segment))
  }

  return {
    push(text: string): string {
      input += text
      for (let length = take(); length > 0; length = take()) input = input.slice(length)
      const open = held.indexOf('<!--$?-->')
      const ready = open < 0 ? held : held.slice(0, open)
      held = held.slice(ready.length)
      return ready
    },
    end: () => held + input
  }
}

const MOVE = /\$(RC|RR|RS)\("([\w:-]+)","([\w:-]+)"/g
const SEGMENT_START = /<div hidden(?:="")? id="(S:[\w-]+)">/
const SCRIPT_START = /<script\b/

function textEnd(input: string, start: number): number {
  const lastTag = input.lastIndexOf('<', start - 1)
  const isCut = start === input.length && lastTag >= 0 && !input.includes('>', lastTag)
  return isCut ? lastTag : start
}

/** Index of the closing tag of the element whose content starts at `start`; -1 while it is incomplete. */
function elementEnd(input: string, start: number): number {
  let depth = 1
  for (const tag of input.slice(start).matchAll(/<(\/?)div\b/g)) {
    depth += tag[1] ? -1 : 1
    const end = start + tag.index
    if (depth === 0 && input.includes('>', end)) return end
  }
  return -1
}

function fillPlaceholder(text: string, target: string, segment: string): string {
  return text.replace(`<template id="${target}"></template>`, () => segment)
}

function completeBoundary(text: string, target: string, segment: string): string {
  const opening = `<!--$?--><template id="${target}"></template>`
  const start = text.indexOf(opening)
  if (start < 0) return text
  const end = boundaryEnd(text, start + '<!--$?-->'.length)
  return `${text.slice(0, start)}<!--$-->${segment}${text.slice(end)}`
}

function boundaryEnd(text: string, from: number): number {
  let depth = 1
  for (const mark of text.slice(from).matchAll(/<!--(\/?)\$[?!~]?-->/g)) {
    depth += mark[1] ? -1 : 1
    if (depth === 0) return from + mark.index
  }
  return text.length
}
