/** For HTML that the models have sanitised. Never pass other HTML. */
export function Html({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: app/models/content/html.ts rebuilt it from an allow-list
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
