/**
 * @generated SignedSource<<5b49145d4487e8c4008dff648f97e565>>
 * @relayHash b5a2cabb05a9932aa423ebee0df2fce9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1178704896110ff6b2308b1c69dd43ebcc4d2e45cb2047b6e3d95f962055ddfc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CostBaseScreenQuery } from './CostBaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CostBaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1178704896110ff6b2308b1c69dd43ebcc4d2e45cb2047b6e3d95f962055ddfc",
    "metadata": {},
    "name": "CostBaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
