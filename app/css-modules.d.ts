/** Vite exports each class name: `import * as styles`. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string }
  export = classes
}
