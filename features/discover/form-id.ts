/** The form beside the list. The choice of an order stands elsewhere and belongs to it. */
export const filterFormId = "filters";
