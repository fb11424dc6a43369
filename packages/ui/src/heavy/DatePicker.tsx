import { parseDate } from '@internationalized/date'
import { ControlFrame, FieldError, FieldHint, Glyph, type FieldProps, useField } from '@sild/ui'
import { CalendarDays } from 'lucide-react'
import type { Ref } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker as AriaDatePicker,
  DateSegment,
  Group,
  Popover,
} from 'react-aria-components/DatePicker'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import * as field from '../field/FormField.module.css'
import * as css from './DatePicker.module.css'
import { FieldLabel } from './FieldLabel.tsx'
import * as overlay from './Overlay.module.css'
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
  const { label, hint, error, optionalLabel, isLabelHidden, name, value, onChange, onBlur, ref, min, max, isDisabled } =
    props
  const { control, textIds } = useField(props)
  return (
    <PageLocale>
      <AriaDatePicker
        id={control.id}
        ref={ref}
        name={name}
        value={dayOf(value)}
        onChange={(date) => onChange(date?.toString() ?? null)}
        onBlur={onBlur}
        minValue={dayOf(min)}
        maxValue={dayOf(max)}
        isInvalid={Boolean(error)}
        isDisabled={isDisabled}
        aria-describedby={control['aria-describedby']}
        className={field.field}
      >
        <FieldLabel label={label} optionalLabel={optionalLabel} isLabelHidden={isLabelHidden} />
        {hint && <FieldHint id={textIds.hint}>{hint}</FieldHint>}
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
        {error && <FieldError id={textIds.error}>{error}</FieldError>}
        <Popover offset={4} className={overlay.surface}>
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
