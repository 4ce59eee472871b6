declare module '*.wasm' {
  const code: WebAssembly.Module
  export default code
}
