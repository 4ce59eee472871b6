/** Lines of at most so many letters, broken between words; a word that is longer is cut. */
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

function cut(word: string, width: number): string[] {
  const parts = Array.from({ length: Math.ceil(word.length / width) }, (_, at) =>
    word.slice(at * width, (at + 1) * width)
  )
  return parts.length > 0 ? parts : ['']
}
