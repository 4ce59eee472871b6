import 'react'

// Invoker commands: buttons that open and close a dialog without a script. React's types do not know them yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
