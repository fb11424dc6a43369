import { parseDate } from '@internationalized/date'
import { ControlFrame, FieldError, FieldHint, Glyph, fieldId, type FieldProps } from '@sild/ui'
import { CalendarDays } from 'lucide-react'
import { useId, type Ref } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker as AriaDatePicker,
  DateSegment,
  Group,
  Label,
  Popover,
} from 'react-aria-components/DatePicker'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import * as css from './DatePicker.module.css'
import { PageLocale } from './PageLocale.tsx'

export type DatePickerProps = FieldProps & {
  name?: string
  /** `2026-11-21`, without a time or a zone. */
  value: string | null
  onChange: (date: string | null) => void
  onBlur?: () => void
  ref?: Ref<HTMLDivElement>
  min?: string
  max?: string
  isDisabled?: boolean
}

const dayOf = (date: string | null | undefined) => (date ? parseDate(date) : null)

export function DatePicker(props: DatePickerProps) {
  const {
    label,
    hint,
    error,
    optionalLabel,
    isLabelHidden,
    id,
    name,
    value,
    onChange,
    onBlur,
    ref,
    min,
    max,
    isDisabled,
  } = props
  const generated = useId()
  const controlId = id ?? (name ? fieldId(name) : generated)
  const textIds = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ')
  return (
    <PageLocale>
      <AriaDatePicker
        id={controlId}
        ref={ref}
        name={name}
        value={dayOf(value)}
        onChange={(date) => onChange(date?.toString() ?? null)}
        onBlur={onBlur}
        minValue={dayOf(min)}
        maxValue={dayOf(max)}
        isInvalid={Boolean(error)}
        isDisabled={isDisabled}
        aria-describedby={textIds || undefined}
        className={css.field}
      >
        <Label className={isLabelHidden ? css.hidden : css.label}>
          {label}
          {optionalLabel && <span className={css.optional}> ({optionalLabel})</span>}
        </Label>
        {hint && <FieldHint id={`${controlId}-hint`}>{hint}</FieldHint>}
        <Group className={css.group}>
          <ControlFrame>
            <DateInput className={css.input}>
              {(segment) => <DateSegment segment={segment} className={css.segment} />}
            </DateInput>
            <Button className={css.toggle}>
              <CalendarDays size={16} />
            </Button>
          </ControlFrame>
        </Group>
        {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
        <Popover offset={4} className={css.popover}>
          <Dialog className={css.dialog}>
            <Calendar>
              <header className={css.header}>
                <Button slot="previous" className={css.step}>
                  <Glyph name="chevronStart" />
                </Button>
                <Heading className={css.month} />
                <Button slot="next" className={css.step}>
                  <Glyph name="chevronEnd" />
                </Button>
              </header>
              <CalendarGrid className={css.grid}>
                {(date) => <CalendarCell date={date} className={css.day} />}
              </CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </PageLocale>
  )
}
