const SEARCH_LENGTH = 200
const MOST_WORDS = 16

export function searchText(value: string): string {
  return [...value.replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, SEARCH_LENGTH).join('').trim()
}

export function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** The words to search for, without duplicates. Stop words are dropped, unless there are no others. */
export function searchWords(text: string): string[] {
  return telling([...new Set(plainWords(searchText(text)))].slice(0, MOST_WORDS))
}

export function telling(words: string[]): string[] {
  const found = words.filter((word, at) => !JOINING.has(word) && !isJoiningLetter(word, words[at - 1] ?? ''))
  return found.length > 0 ? found : words
}

/** `zinco e magnésio`, but vitamina E. */
function isJoiningLetter(word: string, before: string): boolean {
  return /^[aeo]$/.test(word) && !/^(multi|poli)?vit/.test(before)
}

const JOINING = new Set('de da do das dos no para com em of for with and the'.split(' '))

/** A word, or a phrase that is asked for as one. */
export interface SearchWord {
  typed: string
  /** As the corrected text spells it, where that differs. */
  shown?: string
  standIns: string[]
  /** Catalogue words and phrases with the same meaning. */
  means?: string[]
}

/** An FTS5 expression of quoted words for each word. It matches prefixes; with a meaning, whole words. */
export function groupsOf(words: SearchWord[]): string[] {
  const alone = words.every(({ typed }) => isSingle(typed))
  // As a prefix, the letter of "vitamina c" would match every capsule.
  const begins = (word: string) =>
    isSingle(word) && !alone ? [quoted(word)] : [`${quoted(word)}*`, ...formsOf(word).map(quoted)]
  return words.map(word =>
    anyOf(word.means ? [word.typed, ...word.means].flatMap(exact) : textsOf(word).flatMap(begins))
  )
}

/** FTS5 expressions that must all match: `all` is that of the groups, `exact` takes whole words and their forms. */
export function matchOf(words: SearchWord[]) {
  return {
    all: groupsOf(words).join(' AND '),
    exact: words.map(word => anyOf([...textsOf(word), ...(word.means ?? [])].flatMap(exact))).join(' AND '),
    initial: anyOf(
      words
        .flatMap(({ typed, standIns, means = [] }) => [typed, ...standIns, ...means])
        .flatMap(exact)
        .map(word => `^${word}`)
    )
  }
}

function exact(word: string): string[] {
  return [word, ...formsOf(word)].map(quoted)
}

function textsOf({ typed, standIns }: SearchWord): string[] {
  return standIns.length > 0 ? standIns : [typed]
}

export type SearchMatch = ReturnType<typeof matchOf>

/** Simple plurals and singulars in Portuguese and English: `proteções` and `proteção`, `minerais` and `mineral`. */
export function formsOf(word: string): string[] {
  if (word.length < SHORTEST_INFLECTED || !/\p{L}$/u.test(word)) return []
  const singulars = SINGULARS.filter(([ending]) => ending.test(word)).map(([ending, other]) =>
    word.replace(ending, other)
  )
  const plurals = PLURALS.find(([ending]) => ending.test(word))
  const all = [...singulars, ...(plurals?.[1] ?? []).map(other => word.replace(plurals?.[0] ?? '', other))]
  return [...new Set(all)].filter(form => form.length >= SHORTEST_INFLECTED && form !== word)
}

const SHORTEST_INFLECTED = 3

const SINGULARS: [RegExp, string][] = [
  [/(oes|aes)$/, 'ao'],
  [/(?<=[aeou])is$/, 'l'],
  [/ns$/, 'm'],
  [/ies$/, 'y'],
  [/(?<=[rzsxh])es$/, ''],
  [/(?<=[^s])s$/, '']
]

const PLURALS: [RegExp, string[]][] = [
  [/s$/, ['ses']],
  [/ao$/, ['oes', 'aos']],
  [/(?<=[aeou])l$/, ['is', 'ls']],
  [/m$/, ['ns', 'ms']],
  [/y$/, ['ies', 'ys']],
  [/(?<=[rzxh])$/, ['es', 's']],
  [/$/, ['s']]
]

function isSingle(word: string): boolean {
  return [...word].length === 1
}

function anyOf(words: string[]): string {
  return `(${[...new Set(words)].join(' OR ')})`
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`
}

/** `omega3` becomes omega 3, `d3k2` d3 k2. A word with an unknown part, as in `creatna300g`, is split everywhere. */
export function splitUnknown(words: string[], unknown: Set<string>): string[] {
  const read = words.flatMap(word => {
    const splits = unknown.has(word) ? splitsOf(word) : []
    return splits.find(parts => !parts.some(part => unknown.has(part))) ?? splits.at(-1) ?? [word]
  })
  return [...new Set(read)].slice(0, MOST_WORDS)
}

export function splitsOf(word: string): string[][] {
  const splits = [AFTER_DIGITS, BEFORE_A_CODE, EVERYWHERE].map(place => word.split(place))
  return splits.filter(parts => parts.length > 1)
}

const AFTER_DIGITS = /(?<=\p{N})(?=\p{L})/u
const BEFORE_A_CODE = /(?<=\p{L})(?=\p{L}\p{N})/u
const EVERYWHERE = /(?<=\p{N})(?=\p{L})|(?<=\p{L})(?=\p{N})/u
