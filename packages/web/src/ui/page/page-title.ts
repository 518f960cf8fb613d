import { createContext } from 'react';

/** The title that the route table gives the page on show; the heading has it unless the page names its object (ROUTE-04). */
export const PageTitle = createContext('');
