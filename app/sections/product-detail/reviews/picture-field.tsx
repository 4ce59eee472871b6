import '../../../i18n/messages/reviewForm.ts'
import { useEffect, useRef } from 'react'
import { FormField } from '../../../forms/field.tsx'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MAX_PICTURE_MB, MAX_PICTURES, PICTURE_TYPES, PICTURES_FIELD } from './pictures.ts'
import * as previews from './previews.module.css'
import * as styles from './review-form.module.css'
import type { Pictures } from './use-pictures.ts'

/** Chooses the pictures of a review, with previews. `error` is the server's. Without JavaScript it is the native field. */
export function PictureField({ pictures, error }: { pictures: Pictures; error: string | undefined }) {
  const t = useTranslator()
  const input = useRef<HTMLInputElement>(null)
  function take() {
    const files = [...(input.current?.files ?? [])]
    if (files.length === 0) return
    // Empty the field, so that the same files can be chosen again. The pictures are in state.
    if (input.current) input.current.value = ''
    void pictures.add(files)
  }
  function remove(key: string) {
    pictures.remove(key)
    input.current?.focus()
  }
  // Takes over files that were chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is taken over.
  useEffect(take, [])
  return (
    <div className={styles.pictures}>
      <FormField
        label={t('reviewForm.pictures')}
        hint={t('reviewForm.picturesHint', { count: MAX_PICTURES, size: MAX_PICTURE_MB })}
        error={pictures.error ? <span role="alert">{pictures.error}</span> : error}
      >
        {attributes => (
          <input
            {...attributes}
            ref={input}
            type="file"
            name={PICTURES_FIELD}
            accept={PICTURE_TYPES.join(',')}
            multiple
            onChange={take}
          />
        )}
      </FormField>
      {pictures.chosen.length > 0 ? (
        <ul className={previews.previews}>
          {pictures.chosen.map(({ key, name, dataUrl }) => (
            <li key={key}>
              <img src={dataUrl} width={96} height={96} alt={t('reviewForm.preview', { name })} />
              <button type="button" aria-label={t('reviewForm.remove', { name })} onClick={() => remove(key)}>
                <Icon name="x" size={18} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
