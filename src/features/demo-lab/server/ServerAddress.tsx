import Stack from '@mui/material/Stack'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ConfigError } from '#src/config/config-error.ts'
import { parseServerAddress } from '#src/config/server-config.ts'
import { Button } from '#src/ui/controls/buttons.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { ErrorText } from '#src/ui/feedback/ErrorText.tsx'

type ServerAddressProps = {
  /** Empty if there is none. */
  address: string
  isConfigured: boolean
  /** False if the content security policy of the page allows no other server. */
  canChange: boolean
  /** Receives an empty text if the address is removed. */
  onUse: (address: string) => void
}

/** The address of the server that may answer calls. A configured one cannot be changed. */
export function ServerAddress({ address, isConfigured, canChange, onUse }: ServerAddressProps) {
  const [fault, setFault] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // The address can be removed elsewhere in the panel.
  useEffect(() => {
    if (field.current) field.current.value = address
  }, [address])
  if (isConfigured) {
    return (
      <p>
        Server: <code>{address}</code>, from config.json.
      </p>
    )
  }
  if (!canChange) {
    return <p>These pages may call no server. Run npm run configure with “api.baseUrl”.</p>
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = field.current?.value.trim() ?? ''
    try {
      onUse(address && !entered ? '' : parseServerAddress(entered))
      setFault('')
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      setFault(error.message)
    }
  }
  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} sx={{ gap: 2, alignItems: 'start' }}>
      <Field
        label="Server address"
        name="address"
        type="url"
        placeholder="https://api.example.com"
        defaultValue={address}
        inputRef={field}
        error={fault !== ''}
      />
      <Button type="submit">Use this server</Button>
      {fault && <ErrorText role="alert">{fault}</ErrorText>}
    </Stack>
  )
}
