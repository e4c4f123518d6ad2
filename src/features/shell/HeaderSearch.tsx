import { mdiMagnify } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { useMatch, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { IconButton } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'

/** Leads to the listing of the trimmed text; an empty search does nothing (spec §2, §5). */
export function HeaderSearch({ onSearch }: { onSearch?: () => void }) {
  const navigate = useNavigate()
  // On the home page the field says what the listing was searched for; a removed search empties it.
  const searched = useMatch({ from: '/', shouldThrow: false, select: (match) => match.search.search }) ?? ''
  const [shown, setShown] = useState({ searched, text: searched })
  if (shown.searched !== searched) setShown({ searched, text: searched })
  return (
    <Form
      role="search"
      // Works before the app does: the browser then submits it by itself.
      action={import.meta.env.BASE_URL}
      onSubmit={(event) => {
        event.preventDefault()
        const search = shown.text.trim()
        if (!search) return
        onSearch?.()
        navigate({ to: '/', search: { search } })
      }}
    >
      <input
        name="search"
        type="search"
        placeholder="Search products"
        aria-label="Search products"
        autoComplete="off"
        value={shown.text}
        onChange={(event) => setShown({ searched, text: event.target.value })}
      />
      <IconButton type="submit" aria-label="Search">
        <Icon path={mdiMagnify} />
      </IconButton>
    </Form>
  )
}

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flex: '0 1 400px',
  marginRight: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  background: theme.vars.palette.background.paper,
  '&:focus-within': { borderColor: theme.vars.palette.text.secondary },
  '& input': {
    flex: 1,
    minWidth: 0,
    paddingLeft: 16,
    border: 0,
    borderRadius: 4,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  },
  [theme.breakpoints.down('md')]: { marginRight: 0, '& input': { fontSize: 16 } },
}))
