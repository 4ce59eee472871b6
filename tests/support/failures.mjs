import { stripVTControlCharacters } from 'node:util'

const LINES_OF_A_MESSAGE = 12

/**
 * A summary of the failed tests for the end of a long output: each test's name and the first lines of its message.
 * @param report JSON report of Playwright or Vitest
 * @returns {string[]} a few lines of text for each failed test
 */
export function failuresIn(report) {
  const failed = report.suites ? report.suites.flatMap(inSuite) : report.testResults.flatMap(inFile)
  return failed.map(({ name, message }) => `${name}\n${indent(message)}`)
}

/** Playwright nests suites. */
function inSuite({ suites = [], specs = [] }) {
  return [...specs.flatMap(inSpec), ...suites.flatMap(inSuite)]
}

function inSpec({ file, line, title, tests }) {
  return tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ projectName, results }) => ({
      name: `[${projectName}] ${file}:${line} ${title}`,
      message: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n')
    }))
}

/** In Vitest, a file that failed to load has a message of its own. */
function inFile({ name, status, message, assertionResults }) {
  const failed = assertionResults
    .filter(test => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({ name: `${name} ${fullName}`, message: failureMessages.join('\n') }))
  return status === 'failed' && failed.length === 0 ? [{ name, message }] : failed
}

function indent(message = '') {
  const lines = stripVTControlCharacters(message).split('\n')
  return lines
    .slice(0, LINES_OF_A_MESSAGE)
    .map(line => `    ${line}`)
    .join('\n')
}
