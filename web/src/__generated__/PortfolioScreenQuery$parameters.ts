/**
 * @generated SignedSource<<f39c180101e8c50ab6a7453ba8042ba0>>
 * @relayHash fe6ef4191d916b49889a87c7ed4a7e4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a11c10b6f359adbcc7bdb664410c061290c45c9aacc31d1dd741ad04ac090c2c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortfolioScreenQuery } from './PortfolioScreenQuery.graphql';

const node: PreloadableConcreteRequest<PortfolioScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a11c10b6f359adbcc7bdb664410c061290c45c9aacc31d1dd741ad04ac090c2c",
    "metadata": {},
    "name": "PortfolioScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
