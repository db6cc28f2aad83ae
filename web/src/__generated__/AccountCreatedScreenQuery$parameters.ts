/**
 * @generated SignedSource<<07e1ace328d783d3a47d9848d6ae9294>>
 * @relayHash 117fd655c1723db70780df66e9b95899
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 419b624c67b2367753e20b23b0142bc45f70b7595be42d511e38d749568b294d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountCreatedScreenQuery } from './AccountCreatedScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountCreatedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "419b624c67b2367753e20b23b0142bc45f70b7595be42d511e38d749568b294d",
    "metadata": {},
    "name": "AccountCreatedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
