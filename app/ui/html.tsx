interface HtmlProps {
  /** Sanitised by the models. Never pass other HTML. */
  html: string
  className?: string
}

export function Html({ html, className }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: app/models/content/html.ts rebuilt it from an allow-list
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
