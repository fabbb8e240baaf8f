export const yourFavourites = 'Your favourites';
export const searchMenu = 'Search menu';
export const thisWeek = 'This week';
export const categories = 'Categories';
export const all = 'All';
export const loadingMenu = 'Loading menu...';

export const favorites = 'Favorites';
export const yourFavouriteDishes = 'Your favourite dishes';
export const noFavorites = 'No favorites yet';
/** Before the picture of a heart. */
export const tapHeartBefore = 'Tap the heart ';
/** After the picture of a heart. */
export const tapHeartAfter = ' on a dish to find it here.';

export const unavailableDish = (name: string) => `Unavailable: ${name}`;
export const unavailable = 'Unavailable';
export const adding = 'Adding…';
export const added = 'Added';
export const addToCart = 'Add to Cart';

export const noItemsFound = 'No items found';
export const noAvailableItems = 'No available items';
export const searchWholeMenu = 'Search the whole menu';
export const clearSearch = 'Clear Search';
export const tryAnotherFilter = 'Try another filter.';
export const nothingNow = 'Nothing can be ordered right now.';
export const noMatchHere = (search: string) => `Nothing in this selection matches “${search}”.`;
export const noMatch = (search: string) => `Nothing on the menu matches “${search}”.`;

export const menu = 'Menu';
export const dish = 'dish';
export const dishes = 'dishes';
export const anyMeal = 'Any meal';
export const breakfast = 'Breakfast';
export const lunch = 'Lunch';
export const dinner = 'Dinner';
export const veg = 'Veg';
export const nonVeg = 'Non-Veg';
export const vegOrNonVeg = 'Veg or Non-Veg';
export const mealTime = 'Meal time';

export const popularToday = 'Popular today';
export const left = (quantity: number) => `${quantity} left`;
export const chooseDish = (name: string) => `Choose: ${name}`;
export const choose = 'Choose';
export const favourite = (name: string) => `Favourite: ${name}`;

export const dishesFound = (count: number) => `${count} ${count === 1 ? 'dish' : 'dishes'} found`;
export const dietFiltersChosen = (count: number) => `Dietary filters: ${count} chosen`;
export const dietFilters = 'Dietary filters';
export const showAsGrid = 'Show as a grid';
export const showAsList = 'Show as a list';
export const youAreAt = 'You are at ';

export const jain = 'Jain';
export const vegan = 'Vegan';
export const noEgg = 'No egg';
export const noMilk = 'No milk';
export const noGluten = 'No gluten';
export const noNuts = 'No nuts';
export const noSoy = 'No soy';
export const noFish = 'No fish';
export const clear = 'Clear';
export const showDishes = 'Show dishes';
export const askKitchen =
  'This is what the kitchen has told us. If you have an allergy, please ask them.';

export const restaurantNotFound = 'Restaurant not found';
export const restaurantMissing = "The restaurant you're looking for doesn't exist.";
export const goHome = 'Go home';
export const noMatchShowing = (query: string, words: string) => `No “${query}”. Showing: ${words}`;

export const viewCart = 'View cart ';
export const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;
export const guestFavourites = 'Favourites';
