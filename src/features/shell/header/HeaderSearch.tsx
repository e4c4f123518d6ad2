import { mdiMagnify } from '@mdi/js'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useMatch, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { IconButton } from '#src/ui/controls/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'

/** Search form that opens `/?search=` with the trimmed text. An empty search does nothing (spec §2, §5). */
export function HeaderSearch({ onSearch }: { onSearch?: () => void }) {
  const navigate = useNavigate()
  // On the home page the field shows the search of the URL, and is cleared when the search is removed.
  const urlSearch = useMatch({ from: '/_page/', shouldThrow: false, select: (match) => match.search.search }) ?? ''
  // Uncontrolled, so that hydration keeps text that was typed before.
  const field = useRef<HTMLInputElement>(null)
  const previousSearch = useRef(urlSearch)
  useEffect(() => {
    if (previousSearch.current === urlSearch || !field.current) return
    previousSearch.current = urlSearch
    field.current.value = urlSearch
  }, [urlSearch])
  return (
    <Box
      component="form"
      role="search"
      // For a native submission before hydration. The boot script prevents an empty one (src/boot/boot.ts).
      action={import.meta.env.BASE_URL}
      onSubmit={(event) => {
        event.preventDefault()
        const search = field.current?.value.trim()
        if (!search) return
        onSearch?.()
        void navigate({ to: '/', search: { search } })
      }}
      sx={{ display: 'grid' }}
    >
      <OutlinedInput
        inputRef={field}
        name="search"
        type="search"
        placeholder="Search products"
        autoComplete="off"
        defaultValue={urlSearch}
        slotProps={{ input: { 'aria-label': 'Search products' } }}
        endAdornment={
          <IconButton type="submit" aria-label="Search">
            <Icon path={mdiMagnify} />
          </IconButton>
        }
      />
    </Box>
  )
}
