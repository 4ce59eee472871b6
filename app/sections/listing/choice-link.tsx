import { Link, type LinkProps } from 'react-router'

interface ChoiceLinkProps extends LinkProps {
  /** Without it the link is a plain one. */
  onChoose?: () => void
}

/** A link to another state of the listing. Its address serves new tabs and browsers without scripts; a click is a choice. */
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
