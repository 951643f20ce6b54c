/** While the credits load. */
export function CreditsSkeleton() {
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} className="skeleton h-18" />
      ))}
    </div>
  );
}
