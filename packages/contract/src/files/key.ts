/** Name of a file in the storage. Private files are in a folder of their own. */
const privateFolder = 'chat/'
const pattern = '[0-9a-f]{2}/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.[a-z0-9]{2,5}'
export const fileKeyPattern = new RegExp(`^(?:${privateFolder})?${pattern}$`)

export const isFileKey = (text: string): boolean => fileKeyPattern.test(text)
/** Whether knowing its address is enough to read it. */
export const isPublicKey = (key: string): boolean => !key.startsWith(privateFolder)

/** An unguessable key. */
export function newFileKey(extension: string, { isPublic }: { isPublic: boolean }): string {
  const guid = crypto.randomUUID()
  return `${isPublic ? '' : privateFolder}${guid.slice(0, 2)}/${guid}.${extension}`
}
