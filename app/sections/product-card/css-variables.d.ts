import 'react'

// React's style attribute accepts custom properties, but its types do not.
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
