-- Columns have the names of the API's fields. Prices and ratings are text, as in the API.

CREATE TABLE category (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  description TEXT
);

CREATE TABLE brand (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL
);

CREATE TABLE product (
  id TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  images TEXT NOT NULL, -- a JSON array
  price TEXT NOT NULL,
  originalPrice TEXT,
  discountPercentage INTEGER,
  rating TEXT,
  reviewCount INTEGER,
  isBestSeller INTEGER NOT NULL,
  isNewArrival INTEGER NOT NULL,
  isFeatured INTEGER NOT NULL,
  isAvailable INTEGER NOT NULL,
  affiliateUrl TEXT,
  brandId TEXT NOT NULL REFERENCES brand (id),
  categoryId TEXT NOT NULL REFERENCES category (id),
  asin TEXT,
  description TEXT,
  createdAt TEXT NOT NULL -- ISO 8601 in UTC, which sorts as text
);

CREATE TABLE post (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  excerpt TEXT,
  featuredImage TEXT,
  tags TEXT NOT NULL, -- a JSON array
  publishedAt TEXT,
  viewCount INTEGER,
  blocks TEXT NOT NULL -- a JSON array
);

-- A cart exists while it has lines.
CREATE TABLE cartLine (
  cartId TEXT NOT NULL,
  productId TEXT NOT NULL REFERENCES product (id),
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  PRIMARY KEY (cartId, productId)
);

-- Products as the API returns them, with the names of brand and category.
CREATE VIEW productRow AS
SELECT product.*, brand.name AS brand, category.name AS category
FROM product
JOIN brand ON brand.id = product.brandId
JOIN category ON category.id = product.categoryId;
