import 'react'

// React's types know no custom properties; the style attribute takes them.
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
