import { useText } from '@sild/shell-api'
import { Chip, Cluster, Select, Stack } from '@sild/ui'
import { useRef } from 'react'

interface CountriesInputProps {
  value: string[]
  onChange: (countryCodes: string[]) => void
  countries: readonly { code: string; title: string }[]
  error?: string | undefined
}

/** Choosing adds a country; each can be taken away again. None means anywhere. */
export function CountriesInput({ value, onChange, countries, error }: CountriesInputProps) {
  const select = useRef<HTMLSelectElement>(null)
  const text = useText('mf-publications.publish')
  const titleOf = (code: string) => countries.find((country) => country.code === code)?.title ?? code
  return (
    <Stack gap={8}>
      <Select
        ref={select}
        name="countryCodes"
        label={text('countries')}
        hint={text('countries.hint')}
        optionalLabel={text('optional')}
        placeholder={text('countries.add')}
        error={error}
        value=""
        onChange={(event) => onChange([...value, event.target.value])}
        options={countries
          .filter(({ code }) => !value.includes(code))
          .map(({ code, title }) => ({ value: code, label: title }))}
      />
      {value.length > 0 && (
        <Cluster>
          {value.map((code) => (
            <Chip
              key={code}
              removeLabel={text('countries.remove', { country: titleOf(code) })}
              onRemove={() => {
                onChange(value.filter((other) => other !== code))
                select.current?.focus()
              }}
            >
              {titleOf(code)}
            </Chip>
          ))}
        </Cluster>
      )}
    </Stack>
  )
}
