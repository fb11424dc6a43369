import { type KeyboardEvent, useState } from 'react'
import { pressedKey } from '../keys/pressed-key.ts'

interface TagChoicesInput {
  value: string[]
  onChange: (tags: string[]) => void
  onSearch?: ((text: string) => void) | undefined
  suggestions: string[]
  maxTags: number
}

/** What is typed into the field, what the list offers for it, and what keys do with both. */
export function useTagChoices({ maxTags, onChange, onSearch, suggestions, value }: TagChoicesInput) {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  const typed = text.trim()
  const isTaken = (tag: string) => value.some((taken) => taken.toLowerCase() === tag.toLowerCase())
  const found = suggestions.filter((tag) => !isTaken(tag))
  const isNew = typed !== '' && !isTaken(typed) && !found.some((tag) => tag.toLowerCase() === typed.toLowerCase())
  const choices = isNew ? [...found, typed] : found
  const isFull = value.length >= maxTags
  const isShown = isOpen && typed !== '' && choices.length > 0 && !isFull

  function search(next: string) {
    setText(next)
    setOpen(true)
    setActive(-1)
    onSearch?.(next.trim())
  }

  function add(tag: string) {
    if (tag !== '' && !isFull && !isTaken(tag)) onChange([...value, tag])
    search('')
  }

  function press(event: KeyboardEvent) {
    const key = pressedKey(event)
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (key === 'Enter' && typed !== '') {
      event.preventDefault()
      add(choices[active] ?? typed)
    } else if (key === 'Escape' && isShown) {
      event.stopPropagation()
      setOpen(false)
    } else if (key === 'Backspace' && text === '') {
      onChange(value.slice(0, -1))
    } else if (step && choices.length > 0) {
      event.preventDefault()
      setOpen(true)
      const from = active < 0 && step < 0 ? choices.length : active
      setActive((from + step) % choices.length)
    }
  }

  return { text, active, choices, isNew, isShown, search, add, press, close: () => setOpen(false) }
}
