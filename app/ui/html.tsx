interface HtmlProps {
  /** Already sanitised by the models: nothing else may come here. */
  html: string
  className?: string
}

/** Editorial HTML of the commerce API, after the models' allow-list. */
export function Html({ html, className }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: app/models/content/html.ts rebuilt it from an allow-list
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
