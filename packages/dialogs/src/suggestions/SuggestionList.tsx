import { Anchor, CompanyLogo, Text } from '@sild/ui'
import { History, LayoutGrid, MapPin, Search, Tag } from 'lucide-react'
import type { MouseEvent, Ref } from 'react'
import type { DialogTexts } from '../lazy-dialog.tsx'
import { beginningIn } from './folded.ts'
import type { Suggestion, SuggestionGroup, SuggestionKind } from './suggestion-groups.ts'
import * as css from './SuggestionList.module.css'

interface SuggestionListProps extends DialogTexts {
  id: string
  ref: Ref<HTMLDivElement>
  typed: string
  groups: readonly SuggestionGroup[]
  /** The id of the option that the arrow keys have reached. */
  active: string | null
  onChoose: (suggestion: Suggestion) => void
}

const icons = { history: History, query: Search, category: LayoutGrid, tag: Tag, city: MapPin }

/** The list below the field. The focus stays in the field, and its keys move through the options. */
export function SuggestionList({ id, ref, intl, typed, groups, active, onChoose }: SuggestionListProps) {
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'dialogs.suggestions' })}
      className={css.list}
      // Otherwise a press takes the focus from the field, and the list closes before the press arrives.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ kind, suggestions }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className={css.group}>
          <Text as="div" id={`${id}-${kind}`} role="presentation" size={12} tone="muted" className={css.title}>
            {intl.formatMessage({ id: `dialogs.suggestions.${kind}` })}
          </Text>
          {suggestions.map((suggestion, index) => {
            const optionId = `${id}-${kind}-${index}`
            return (
              <Anchor
                key={suggestion.href}
                id={optionId}
                role="option"
                tabIndex={-1}
                aria-selected={optionId === active}
                href={suggestion.href}
                className={css.option}
                onClick={(event) => {
                  if (!opensElsewhere(event)) onChoose(suggestion)
                }}
              >
                <Sign kind={kind} suggestion={suggestion} />
                <span className={css.text}>
                  <Begun typed={typed}>{suggestion.text}</Begun>
                </span>
                {suggestion.count != null && (
                  <span className={css.count}>
                    {' '}
                    {intl.formatMessage({ id: 'dialogs.suggestions.found' }, { total: suggestion.count })}
                  </span>
                )}
              </Anchor>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function Sign({ kind, suggestion: { company } }: { kind: SuggestionKind; suggestion: Suggestion }) {
  if (kind === 'company') return company && <CompanyLogo name={company.name} src={company.logoUrl} size={24} />
  const Icon = icons[kind]
  return (
    <span className={css.sign}>
      <Icon size={16} aria-hidden />
    </span>
  )
}

/** A text with what is typed marked in it. */
function Begun({ children, typed }: { children: string; typed: string }) {
  const range = beginningIn(children, typed)
  if (!range) return children
  return (
    <>
      {children.slice(0, range[0])}
      <mark>{children.slice(...range)}</mark>
      {children.slice(range[1])}
    </>
  )
}

const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey
