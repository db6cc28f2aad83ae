/**
 * @generated SignedSource<<51358e3f9f6736be61ee07b6de372039>>
 * @relayHash 76921515ab57a08a285914036f9a521d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c6532fe80a38276c7e2714db663242b476179baef94b9cff28168f72f7723e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedLotsQuery } from './LoadedLotsQuery.graphql';

const node: PreloadableConcreteRequest<LoadedLotsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c6532fe80a38276c7e2714db663242b476179baef94b9cff28168f72f7723e5",
    "metadata": {},
    "name": "LoadedLotsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
