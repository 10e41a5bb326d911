import '@valise/ui/styles.css';
import { aProduct } from '@valise/contract/samples';
import { Button } from '@valise/ui/Button';
import { ConfirmDialog } from '@valise/ui/ConfirmDialog';
import { DataTable } from '@valise/ui/DataTable';
import { StatusBadge } from '@valise/ui/StatusBadge';
import { TextField } from '@valise/ui/TextField';
import { renderToString } from 'react-dom/server';

export {};
