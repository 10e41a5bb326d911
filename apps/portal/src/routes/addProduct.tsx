import { useScreen } from './useScreen.ts';
export default function Stub() {
  useScreen('addProduct');
  return <h1>addProduct</h1>;
}
