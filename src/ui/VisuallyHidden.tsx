import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'

/** Heard, not seen. */
export const VisuallyHidden = styled('span')(visuallyHidden)
