export { Announcer, type AnnouncerHandle, type AnnouncerProps } from './Announcer.tsx';
