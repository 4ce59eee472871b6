/** Wraps text at spaces. Cuts words longer than a line. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap(long => cut(long, width))) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line]
}

/** Cuts a URL before a parameter if possible. */
function cut(word: string, width: number): string[] {
  if (word.length <= width) return [word]
  const end = word.lastIndexOf('&', width)
  const at = end > 0 ? end : width
  return [word.slice(0, at), ...cut(word.slice(at), width)]
}
