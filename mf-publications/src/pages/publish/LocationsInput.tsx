import { useText } from '@sild/shell-api'
import { Card, IconButton, Select, Stack } from '@sild/ui'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useCities } from '../cities.ts'
import * as css from './LanguagesInput.module.css'
import type { PublicationValues } from './publication-values.ts'

type Location = PublicationValues['locations'][number]

interface LocationsInputProps {
  value: Location[]
  onChange: (locations: Location[]) => void
  countries: readonly { code: string; title: string }[]
  error?: string | undefined
}

/** Choosing adds a country, which can be narrowed to a city or removed. No country means anywhere. */
export function LocationsInput({ value, onChange, countries, error }: LocationsInputProps) {
  const select = useRef<HTMLSelectElement>(null)
  const text = useText('mf-publications.publish')
  return (
    <Stack gap={12}>
      <Select
        ref={select}
        name="locations"
        label={text('countries')}
        hint={text('countries.hint')}
        optionalLabel={text('optional')}
        placeholder={text('countries.add')}
        error={error}
        value=""
        onChange={(event) => onChange([...value, { countryCode: event.target.value, cityId: '' }])}
        options={countries
          .filter(({ code }) => !value.some(({ countryCode }) => countryCode === code))
          .map(({ code, title }) => ({ value: code, label: title }))}
      />
      {value.map((location, index) => (
        <Chosen
          // Rows have no ids: a country may be there twice, with two cities.
          key={index}
          name={`locations.${index}.cityId`}
          location={location}
          country={countries.find(({ code }) => code === location.countryCode)?.title ?? location.countryCode}
          onChange={(next) => {
            onChange(value.toSpliced(index, 1, ...(next ? [next] : [])))
            if (!next) select.current?.focus()
          }}
        />
      ))}
    </Stack>
  )
}

interface ChosenProps {
  name: string
  location: Location
  country: string
  onChange: (next: Location | null) => void
}

function Chosen({ name, location, country, onChange }: ChosenProps) {
  const cities = useCities(location.countryCode)
  const text = useText('mf-publications.publish')
  return (
    <Card padding="small">
      <div className={css.row}>
        <Select
          name={name}
          label={text('city', { country })}
          optionalLabel={text('optional')}
          placeholder={text('city.any')}
          options={cities.map(({ id, title }) => ({ value: String(id), label: title }))}
          // The cities arrive after the form: only then can the stored city be selected.
          value={location.cityId}
          onChange={({ target }) => onChange({ ...location, cityId: target.value })}
        />
        <IconButton
          variant="quiet"
          label={text('countries.remove', { country })}
          icon={<X size={16} aria-hidden />}
          onClick={() => onChange(null)}
        />
      </div>
    </Card>
  )
}
