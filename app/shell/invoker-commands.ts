/** Whether `command` and `commandfor` work by themselves; else a handler does their work. */
export function hasInvokerCommands(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype
}
