/** Whether the browser supports `command` and `commandfor`. If not, a click handler replaces them. */
export function hasInvokerCommands(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype
}
