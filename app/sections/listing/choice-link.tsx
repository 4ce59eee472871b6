import { Link, type LinkProps } from 'react-router'

interface ChoiceLinkProps extends LinkProps {
  /** Handles the click. Without it the link is plain. */
  onChoose?: () => void
}

/** A link to another state of the listing. The address serves new tabs and browsers without scripts. */
export function ChoiceLink({ onChoose, ...link }: ChoiceLinkProps) {
  return (
    <Link
      {...link}
      onClick={event => {
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event
        if (!onChoose || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
        event.preventDefault()
        onChoose()
      }}
    />
  )
}
