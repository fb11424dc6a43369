import { TextField } from '@sild/ui'

interface MomentFieldProps {
  name: string
  label: string
  hint?: string
  error?: string | undefined
  /** ISO 8601 in UTC. */
  value: string | null
  onChange: (value: string | null) => void
}

/** A date and time in the editor's time zone. */
export function MomentField({ onChange, value, ...field }: MomentFieldProps) {
  return (
    <TextField
      type="datetime-local"
      {...field}
      defaultValue={value === null ? '' : localOf(value)}
      onChange={({ currentTarget }) => {
        const moment = new Date(currentTarget.value)
        onChange(Number.isNaN(moment.getTime()) ? null : moment.toISOString())
      }}
    />
  )
}

/** The format of the browser's field: local time without a zone. */
function localOf(value: string): string {
  const moment = new Date(value)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
