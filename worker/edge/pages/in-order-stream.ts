/**
 * Puts streamed React HTML into document order for clients that run no scripts. React sends a pending section as a hidden
 * element at the end, with a script that moves it. This stream stops at the first pending section and continues when the
 * section has arrived. Everything before it is already sent, so the page still streams. Source of the format: react-
 * dom/server 19 (`<!--$?--><template id="B:…">`, `<div hidden id="S:…">`, `$RC`, `$RS`, `$RX`).
 */
export function inOrderStream(): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  const document = createReorderer()
  return new TransformStream({
    transform(chunk, controller) {
      const text = document.push(decoder.decode(chunk, { stream: true }))
      if (text) controller.enqueue(encoder.encode(text))
    },
    flush(controller) {
      const text = document.end()
      if (text) controller.enqueue(encoder.encode(text))
    }
  })
}

/** The same on strings: `push` returns the text that may be sent now. */
export function createReorderer(): { push(text: string): string; end(): string } {
  const segments = new Map<string, string>()
  let input = ''
  let held = ''

  function take(unit: Unit): void {
    if (unit.kind === 'segment') segments.set(unit.id, unit.html)
    else if (unit.kind === 'script') takeScript(unit.html)
    else held += unit.html
  }

  function takeScript(html: string): void {
    let isMove = false
    for (const [, call, first = '', second = ''] of html.matchAll(MOVE)) {
      const [target, source] = call === 'RS' ? [second, first] : [first, second]
      const segment = segments.get(source)
      if (segment === undefined) continue
      segments.delete(source)
      put(call === 'RS' ? fillPlaceholder : completeBoundary, target, segment)
      isMove = true
    }
    // A failed section keeps its fallback; the browser renders it again.
    const failed = /\$RX\("(B:[\w-]+)"/.exec(html)?.[1]
    if (failed) held = held.replace(`<!--$?--><template id="${failed}">`, `<!--$!--><template id="${failed}">`)
    else if (!isMove) held += html
  }

  /** The target is in the held text, or in a section that is itself pending. */
  function put(into: (text: string, target: string, segment: string) => string, target: string, segment: string): void {
    held = into(held, target, segment)
    for (const [id, text] of segments) segments.set(id, into(text, target, segment))
  }

  function release(): string {
    const open = held.indexOf('<!--$?-->')
    const ready = open < 0 ? held : held.slice(0, open)
    held = open < 0 ? '' : held.slice(open)
    return ready
  }

  return {
    push(text) {
      input += text
      for (let unit = nextUnit(input); unit; unit = nextUnit(input)) {
        input = input.slice(unit.length)
        take(unit)
      }
      return release()
    },
    end() {
      const rest = held + input
      held = ''
      input = ''
      return rest
    }
  }
}

const MOVE = /\$(RC|RR|RS)\("([\w:-]+)","([\w:-]+)"/g

type Unit = { kind: 'text' | 'script' | 'segment'; html: string; id: string; length: number }

const SEGMENT_START = /<div hidden(?:="")? id="(S:[\w-]+)">/
const SCRIPT_START = /<script\b/

/** The next complete unit of the input; null while it is incomplete. */
function nextUnit(input: string): Unit | null {
  const segment = SEGMENT_START.exec(input)
  const script = SCRIPT_START.exec(input)
  const start = Math.min(segment?.index ?? input.length, script?.index ?? input.length)
  if (start > 0) return textUnit(input, start)
  if (segment?.index === 0) return segmentUnit(input, segment[0].length, segment[1] ?? '')
  const end = script ? input.indexOf('</script>') + '</script>'.length : 0
  return end > '</script>'.length - 1 && script
    ? { kind: 'script', html: input.slice(0, end), id: '', length: end }
    : null
}

/** Text up to `start`. An unclosed tag at the end of the input waits for its rest. */
function textUnit(input: string, start: number): Unit | null {
  const lastTag = input.lastIndexOf('<', start - 1)
  const isCut = start === input.length && lastTag >= 0 && !input.includes('>', lastTag)
  const end = isCut ? lastTag : start
  return end > 0 ? { kind: 'text', html: input.slice(0, end), id: '', length: end } : null
}

function segmentUnit(input: string, start: number, id: string): Unit | null {
  let depth = 1
  for (const tag of input.slice(start).matchAll(/<(\/?)div\b/g)) {
    depth += tag[1] ? -1 : 1
    const end = start + tag.index
    if (depth === 0 && input.includes('>', end)) {
      return { kind: 'segment', html: input.slice(start, end), id, length: end + '</div>'.length }
    }
  }
  return null
}

function fillPlaceholder(text: string, target: string, segment: string): string {
  return text.replace(`<template id="${target}"></template>`, () => segment)
}

function completeBoundary(text: string, target: string, segment: string): string {
  const opening = `<!--$?--><template id="${target}"></template>`
  const start = text.indexOf(opening)
  if (start < 0) return text
  const end = boundaryEnd(text, start + '<!--$?-->'.length)
  return `${text.slice(0, start)}<!--$-->${segment}${text.slice(end)}`
}

/** Index of the comment that closes the boundary whose content starts at `from`. */
function boundaryEnd(text: string, from: number): number {
  let depth = 1
  for (const mark of text.slice(from).matchAll(/<!--(\/?)\$[?!~]?-->/g)) {
    depth += mark[1] ? -1 : 1
    if (depth === 0) return from + mark.index
  }
  return text.length
}
