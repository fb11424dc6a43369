import { pressedKey } from '@sild/ui'
import { type KeyboardEvent, useRef, useState } from 'react'

/** Steps of each key; between the last and the first option there is a step without an option. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The keys of a field with a list below it (the pattern "combobox" of the ARIA practices): the focus stays in the field, an option is
 * reached by its id. The caller renders the list.
 * @param filling the content of the list, if any: new content begins with no option reached
 */
export function useCombobox({ filling, onAsk }: { filling: object | null; onAsk: () => void }) {
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [last, setLast] = useState<{ id: string; of: object | null } | null>(null)
  const isShown = isOpen && filling !== null
  const reached = isShown && last?.of === filling ? last.id : null

  const options = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  const reach = (option: HTMLElement | undefined): void => {
    setLast(option ? { id: option.id, of: filling } : null)
    option?.scrollIntoView({ block: 'nearest' })
  }
  const open = (): void => {
    setOpen(true)
    setLast(null)
  }
  const close = (): void => {
    setOpen(false)
    setLast(null)
  }

  function press(event: KeyboardEvent): void {
    const { altKey, ctrlKey, metaKey, shiftKey } = event
    const key = pressedKey(event)
    if (!key || ctrlKey || metaKey || shiftKey) return
    const step = steps[key]
    if (step !== undefined) {
      event.preventDefault()
      if (altKey && step < 0) return close()
      if (!isShown) {
        open()
        return onAsk()
      }
      const all = options()
      const place = all.findIndex(({ id }) => id === reached)
      const from = place === -1 && step < 0 ? all.length : place
      return reach(all[from + step])
    }
    if (!isShown) return
    const option = options().find(({ id }) => id === reached)
    if (key === 'Escape') {
      // The field would be emptied.
      event.preventDefault()
      close()
    } else if (option && key === 'Enter') {
      event.preventDefault()
      option.click()
    } else if (option && (key === 'Home' || key === 'End')) {
      event.preventDefault()
      reach(options().at(key === 'Home' ? 0 : -1))
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') setLast(null)
  }
  return { list, isShown, reached, open, close, press }
}
