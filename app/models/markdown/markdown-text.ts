export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|]/g, '\\$&')
    .replace(/^([#+-])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2')
}

/** `address` is absolute. Encodes spaces and parentheses, which would end it. */
export function markdownLink(label: string, address: string): string {
  const target = address.replace(/[\s()<>]/g, character => encodeURIComponent(character).replace(/[()]/g, hex))
  return `[${escapeMarkdown(label)}](${target})`
}

export function markdownSection(title: string, content: string): string {
  return content ? `## ${escapeMarkdown(title)}\n\n${content}` : ''
}

export function markdownList(lines: readonly string[]): string {
  return lines.map(line => `- ${line}`).join('\n')
}

export function markdownFacts(facts: readonly (readonly [label: string, value: string])[]): string {
  return markdownList(facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])))
}

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly string[]) => `| ${cells.map(escapeMarkdown).join(' | ')} |`
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

export function markdownPage(title: string, ...parts: readonly string[]): string {
  return `${[`# ${escapeMarkdown(title)}`, ...parts].filter(Boolean).join('\n\n')}\n`
}

function hex(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`
}
