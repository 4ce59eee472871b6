import * as v from 'valibot'
import { cepDigits, isState, placeOf } from './cep.ts'
import { optionalLine, requiredLine, saying } from './form-fields.ts'

const LINE_LENGTH = 120
const SHORT_LENGTH = 20

/** Spec 3: countries US and CA, in addition to Brazil. */
const countries = new Map(
  Object.entries({ '': 'BRA', BR: 'BRA', BRA: 'BRA', BRASIL: 'BRA', US: 'US', USA: 'US', CA: 'CA', CAN: 'CA' })
)

/** An address of a registration. Brazilian addresses are validated, and require a district. */
export const addressFields = v.nullish(
  v.pipe(
    v.object({
      cep: requiredLine(SHORT_LENGTH),
      logradouro: requiredLine(LINE_LENGTH),
      numero: requiredLine(SHORT_LENGTH),
      complemento: optionalLine(LINE_LENGTH),
      bairro: optionalLine(LINE_LENGTH),
      cidade: requiredLine(LINE_LENGTH),
      uf: requiredLine(LINE_LENGTH),
      pais: v.pipe(
        optionalLine(LINE_LENGTH),
        v.transform(country => countries.get(country.toUpperCase())),
        v.picklist(['BRA', 'US', 'CA'], saying('field-wrong'))
      )
    }),
    v.forward(
      v.partialCheck(
        [['bairro'], ['pais']],
        ({ bairro, pais }) => pais !== 'BRA' || bairro !== '',
        saying('field-empty')
      ),
      ['bairro']
    ),
    v.forward(
      v.partialCheck(
        [['cep'], ['pais']],
        ({ cep, pais }) => pais !== 'BRA' || placeOf(cepDigits(cep) ?? '') !== null,
        saying('bad-cep')
      ),
      ['cep']
    ),
    v.forward(
      v.partialCheck([['uf'], ['pais']], ({ uf, pais }) => pais !== 'BRA' || isState(uf), saying('state-wrong')),
      ['uf']
    )
  ),
  {}
)
