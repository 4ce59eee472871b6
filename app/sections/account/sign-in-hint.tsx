import '../../i18n/messages/account.ts'
import type { TextKey } from '../../i18n/translator.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { useWishlist } from '../../stores/provider.tsx'
import * as styles from './account.module.css'

interface SignInHintProps {
  /** With a `{{name}}`. */
  keep: TextKey
  children: string
}

/** Names the favourite that waits for the account, else shows `children`. */
export function SignInHint({ keep, children }: SignInHintProps) {
  const t = useTranslator()
  const name = useWishlist(({ waiting }) => waiting)
  return <p className={styles.hint}>{name ? t(keep, { name }) : children}</p>
}
