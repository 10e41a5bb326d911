import { useScreen } from './useScreen.ts';
export default function Stub() {
  useScreen('dashboard');
  return <h1>dashboard</h1>;
}
