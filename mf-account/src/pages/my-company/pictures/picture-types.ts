import { extensionsOf } from '@sild/contract/files/kinds'
import { fileRefusal } from '@sild/contract/files/refusal'

/** Wherever a company shows pictures, it shows the same kinds. */
const place = 'company-logo'
export const pictureTypes = extensionsOf(place)
export const pictureRefusal = (file: Pick<File, 'name' | 'size'>) => fileRefusal(place, file)
