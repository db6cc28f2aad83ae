/**
 * @generated SignedSource<<c09374728265e54d938caa79fce4aa5e>>
 * @relayHash f42782f3d51cb09f857fe1f3e8f6b642
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23eb4a612311cf8f031f0487f51c24c5f33316ad4cbb80968520a811857a2975

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutScreenQuery } from './AboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<AboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23eb4a612311cf8f031f0487f51c24c5f33316ad4cbb80968520a811857a2975",
    "metadata": {},
    "name": "AboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
