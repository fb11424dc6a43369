import { classNames, ControlFrame, FieldError, FieldHint, Glyph, type FieldProps, useField } from '@sild/ui'
import type { Ref } from 'react'
import { ComboBox as AriaComboBox, Button, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox'
import * as field from '../field/FormField.module.css'
import * as css from './ComboBox.module.css'
import { FieldLabel } from './FieldLabel.tsx'
import * as overlay from './Overlay.module.css'
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
  const { control, textIds } = useField(props)
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
        className={field.field}
      >
        <FieldLabel label={label} optionalLabel={optionalLabel} isLabelHidden={isLabelHidden} />
        {hint && <FieldHint id={textIds.hint}>{hint}</FieldHint>}
        <ControlFrame>
          <Input
            id={control.id}
            ref={ref}
            name={name}
            placeholder={placeholder}
            aria-describedby={control['aria-describedby']}
          />
          <Button className={css.toggle}>
            <Glyph name="chevronDown" />
          </Button>
        </ControlFrame>
        {error && <FieldError id={textIds.error}>{error}</FieldError>}
        <Popover offset={4} className={classNames(overlay.surface, css.popover)}>
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
