import { ControlFrame, FieldError, FieldHint, Glyph, fieldId, type FieldProps } from '@sild/ui'
import { useId, type Ref } from 'react'
import {
  ComboBox as AriaComboBox,
  Button,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox'
import * as css from './ComboBox.module.css'
import { PageLocale } from './PageLocale.tsx'

export interface ComboBoxOption {
  id: string
  label: string
  hint?: string
}

export type ComboBoxProps = FieldProps & {
  name?: string
  options: ComboBoxOption[]
  /** The id of the chosen option. */
  value: string | null
  onChange: (id: string | null) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  /** Called with what is typed: the page answers by new options, which are then not filtered here. */
  onSearch?: (text: string) => void
  placeholder?: string
  emptyText: string
  isDisabled?: boolean
}

export function ComboBox(props: ComboBoxProps) {
  const {
    label,
    hint,
    error,
    optionalLabel,
    isLabelHidden,
    id,
    name,
    options,
    value,
    onChange,
    onBlur,
    ref,
    onSearch,
    placeholder,
    emptyText,
    isDisabled,
  } = props
  const generated = useId()
  const controlId = id ?? (name ? fieldId(name) : generated)
  const textIds = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ')
  return (
    <PageLocale>
      <AriaComboBox
        {...(onSearch ? { items: options } : { defaultItems: options })}
        value={value}
        onChange={(key) => onChange(key === null ? null : String(key))}
        onInputChange={onSearch}
        onBlur={onBlur}
        isInvalid={Boolean(error)}
        isDisabled={isDisabled}
        allowsEmptyCollection
        menuTrigger="input"
        className={css.field}
      >
        <Label className={isLabelHidden ? css.hidden : css.label}>
          {label}
          {optionalLabel && <span className={css.optional}> ({optionalLabel})</span>}
        </Label>
        {hint && <FieldHint id={`${controlId}-hint`}>{hint}</FieldHint>}
        <ControlFrame>
          <Input
            id={controlId}
            ref={ref}
            name={name}
            placeholder={placeholder}
            aria-describedby={textIds || undefined}
          />
          <Button className={css.toggle}>
            <Glyph name="chevronDown" />
          </Button>
        </ControlFrame>
        {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
        <Popover offset={4} className={css.popover}>
          <ListBox className={css.list} renderEmptyState={() => <p className={css.empty}>{emptyText}</p>}>
            {(option: ComboBoxOption) => (
              <ListBoxItem id={option.id} textValue={option.label} className={css.item}>
                <span className={css.words}>{option.label}</span>
                {option.hint && <span className={css.hint}>{option.hint}</span>}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </PageLocale>
  )
}
