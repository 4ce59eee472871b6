import { type ReactNode, useState } from 'react'

interface MarkupCopyProps {
  /** HTML of the part in the document; empty when there is none. */
  read: () => string | undefined
  children?: ReactNode
}

/** Shows a copy of the markup while the code loads: React removes markup that has to change before it is hydrated. */
export function MarkupCopy({ read, children }: MarkupCopyProps) {
  const [html] = useState(read)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the document itself.
  return html ? <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} /> : children
}
