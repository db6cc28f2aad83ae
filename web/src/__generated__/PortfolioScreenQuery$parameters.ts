/**
 * @generated SignedSource<<168caa12d1a75bbb615421904d1e5f24>>
 * @relayHash 2c7d1c2079b5c319c86335270d8701fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 515e58f8ac62b89db6ac275c53e955678dbfb093c2b9dd962e34e62dace1cf64

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortfolioScreenQuery } from './PortfolioScreenQuery.graphql';

const node: PreloadableConcreteRequest<PortfolioScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "515e58f8ac62b89db6ac275c53e955678dbfb093c2b9dd962e34e62dace1cf64",
    "metadata": {},
    "name": "PortfolioScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
