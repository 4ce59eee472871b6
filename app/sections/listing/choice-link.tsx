import { Link, type LinkProps } from 'react-router'
import { isPlainClick } from '../../ui/plain-click.ts'

/** A link to another state of the listing. The address serves new tabs, browsers without scripts and no `onChoose`. */
export function ChoiceLink({ onChoose, ...link }: LinkProps & { onChoose?: () => void }) {
  return (
    <Link
      {...link}
      onClick={event => {
        if (!onChoose || !isPlainClick(event.nativeEvent)) return
        event.preventDefault()
        onChoose()
      }}
    />
  )
}
