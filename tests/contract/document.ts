import Ajv from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import { parse } from 'yaml'
import source from './openapi.yaml?raw'

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats(ajv)
ajv.addSchema(parse(source), 'document')

/** Fails with every difference between a body and its documented schema. */
export function expectSchema(name: string, body: unknown): void {
  const reference = `document#/components/schemas/${name}`
  const validate = ajv.getSchema(reference) ?? ajv.compile({ $ref: reference })
  const valid = validate(body)
  const errors = (validate.errors ?? []).slice(0, 10).map(error => `${error.instancePath} ${error.message}`)
  expect(valid ? [] : errors, `body against ${name}`).toEqual([])
}
